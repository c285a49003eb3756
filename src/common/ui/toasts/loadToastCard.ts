/** The look of toasts, with their buttons: not part of the first load. */
export const loadToastCard = () =>
  import(/* webpackChunkName: "toast" */ './ToastCard').then((module) => module.ToastCard)

/** How toasts look, with what can be pressed on them: no part of the first load. */
export const loadToastCard = () =>
  import(/* webpackChunkName: "toast" */ './ToastCard').then((module) => module.ToastCard)

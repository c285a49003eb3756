/** The menus of the frame come with all that floats above a page: no part of the first load. */
export const loadAccountItems = () =>
  import(/* webpackChunkName: "shell-menus" */ './AccountItems').then(
    (module) => module.AccountItems,
  )

export const loadMoreSections = () =>
  import(/* webpackChunkName: "shell-menus" */ './MoreSections').then(
    (module) => module.MoreSections,
  )

/** The menus of the layout load with everything that floats above a page: not part of the first load. */
export const loadAccountItems = () =>
  import(/* webpackChunkName: "shell-menus" */ './ShellMenus').then((module) => module.AccountItems)

export const loadMoreSections = () =>
  import(/* webpackChunkName: "shell-menus" */ './ShellMenus').then((module) => module.MoreSections)

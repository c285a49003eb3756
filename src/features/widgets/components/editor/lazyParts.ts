import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The tabs that are not the first, and the question before a deletion, loaded when one is opened. */
export const InstallationTab = lazyWithTexts(() =>
  import(/* webpackChunkName: "widget-tabs" */ '../../installation/InstallationTab').then(
    (module) => module.InstallationTab,
  ),
)
export const SettingsTab = lazyWithTexts(() =>
  import(/* webpackChunkName: "widget-tabs" */ './SettingsTab').then(
    (module) => module.SettingsTab,
  ),
)
export const DeleteWidgetDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "widget-tabs" */ '../list/DeleteWidgetDialog').then(
    (module) => module.DeleteWidgetDialog,
  ),
)
/** Why the preview shows nothing. */
export const EmptyExplanation = lazyWithTexts(() =>
  import(/* webpackChunkName: "widget-tabs" */ './EmptyExplanation').then(
    (module) => module.EmptyExplanation,
  ),
)

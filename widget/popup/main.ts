import { openPopup } from './popup'

window.Vitrina?.define('popup', openPopup)

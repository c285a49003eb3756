import { drawGallery } from './gallery'

window.Vitrina?.define('gallery', drawGallery)

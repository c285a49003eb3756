import { startPreview } from './preview'

startPreview(document.body)

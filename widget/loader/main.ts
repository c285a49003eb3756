import { startLoader } from './loader'

startLoader()

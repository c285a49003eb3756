/**
 * Properties are tested with the same inputs in every run; `npm run check:deep` generates others.
 */
import fc from 'fast-check'
import { IS_DEEP } from './depth'

if (!IS_DEEP) fc.configureGlobal({ seed: 20_261_126 })

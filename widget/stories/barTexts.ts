import en from '../../translations/widget/stories/en.json'
import ru from '../../translations/widget/stories/ru.json'
import { createTexts } from '../core/createTexts'

export const createBarTexts = createTexts({ ru, en })
export type BarTexts = ReturnType<typeof createBarTexts>

import en from '../../translations/widget/player/en.json'
import ru from '../../translations/widget/player/ru.json'
import { createTexts } from '../core/createTexts'

export const createPlayerTexts = createTexts({ ru, en })
export type PlayerTexts = ReturnType<typeof createPlayerTexts>

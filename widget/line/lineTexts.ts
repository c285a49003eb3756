import en from '../../translations/widget/line/en.json'
import ru from '../../translations/widget/line/ru.json'
import { createTexts } from '../core/createTexts'

export const createLineTexts = createTexts({ ru, en })

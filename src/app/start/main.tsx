import '@/common/ui/theme/styles'
import { start } from './start'

const element = document.getElementById('root')
if (element) void start(element)

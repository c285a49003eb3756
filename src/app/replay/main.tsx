import '@/common/ui/theme/styles'
import { startPlayer } from './player/startPlayer'
import { createStage } from './stage/createStage'
import { goOffline } from './stage/goOffline'

goOffline()
const element = document.getElementById('root')
if (element && window.parent === window) void startPlayer(element)
else if (element) window.vitrinaReplayStage = createStage(element)

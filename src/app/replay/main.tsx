import '@/common/ui/theme/styles'
import { startPlayer } from './player/startPlayer'
import { createStage } from './stage/createStage'
import { goOffline } from './stage/goOffline'

goOffline()
const element = document.getElementById('root')
if (element && window.parent === window) void startPlayer(element)
else if (element) {
  // A recorded dialog would take the focus, and the player would not receive the keys.
  HTMLElement.prototype.focus = () => undefined
  window.vitrinaReplayStage = createStage(element)
}

import { startLanding } from './startLanding'

void startLanding({
  assign: (url) => {
    location.assign(url)
  },
})

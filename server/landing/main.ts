import { startLanding } from './landing'

void startLanding({
  assign: (url) => {
    location.assign(url)
  },
})

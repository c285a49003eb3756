/** Runs a script as `npm start` runs the server, with pauses that a test can wait for. */
import { supervise } from '../../../scripts/lib/supervise.mjs'

process.exit(await supervise(process.argv[2], { firstPause: 20, longestPause: 80 }))

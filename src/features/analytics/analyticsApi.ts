/** Every endpoint of analytics, for a replay. Pages import the parts, so that each loads with its caller. */
import './answers/answersApi'
import './reportsApi'

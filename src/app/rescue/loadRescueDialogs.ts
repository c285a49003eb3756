/** The offline dialog's chunk, which must be fetched while there is a connection. */
export const loadOfflineDialog = () => import('./OfflineDialog')

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Below the folder that the back office serves as it is. */
export default defineConfig({ base: '/peer/', plugins: [react()] })

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Below the folder of files that the back office serves unchanged. */
export default defineConfig({ base: '/peer/', plugins: [react()] })

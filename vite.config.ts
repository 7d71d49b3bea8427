import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: 'src/web.ts' },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { noExternal: ['@base-ui/react'] },
})

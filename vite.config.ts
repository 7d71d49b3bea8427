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
  // Found before the first page asks for them, so that development does not load React twice.
  optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-runtime', '@base-ui/react/dialog'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Bundled, only the mail parts that are used are loaded: 4 MB instead of 49 at start.
  ssr: { noExternal: ['@base-ui/react', /^@react-email\/(?!render)/] },
})

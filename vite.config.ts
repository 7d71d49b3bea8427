import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The parts of nearly every public page, and what these need. */
const frameModules =
  /[\\/]src[\\/](root|platform[\\/](ui|web)[\\/](button|choice|classes|facts|field|focus-title|hydrating|icon|input|layout|navigation|note|page-meta|price|server-drawn|social-image|states|status|structured-data|theme-switch|toast|toast-store|logo|drawings[\\/]drawing)|site[\\/](site-layout|ui[\\/](header|footer)|consent|ui[\\/]error-screen|search[\\/]ui[\\/]search-button)|shop[\\/](cart|catalogue|ui[\\/](cart-button|cart-panel|cart-store))|platform[\\/](format|chat-link))[.\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // What every page needs travels in two files: fewer requests, and compressed better than in many small ones.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'frame', test: frameModules },
              ],
            },
          },
        },
      },
    },
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

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const framework = ['react', 'react-dom', 'scheduler', 'react-router']

/** The parts of nearly every public page, by how their paths begin. */
const frame = [
  'root.',
  'design/button.',
  'design/classes.',
  'design/drawings/drawing.',
  'design/field.',
  'design/focus-title.',
  'design/hydrating.',
  'design/icon.',
  'design/input.',
  'design/layout.',
  'design/logo.',
  'design/server-drawn.',
  'design/states.',
  'design/theme-switch.',
  'design/toast.',
  'design/toast-store.',
  'web/early-entries.',
  'web/page-meta.',
  'web/social-image.',
  'shop/cart.',
  'shop/ui/cart-button.',
  'shop/ui/cart-panel.',
  'shop/ui/cart-store.',
  'site/consent/',
  'site/search/ui/search-button.',
  'site/site-layout.',
  'site/ui/error-screen.',
  'site/ui/footer/',
  'site/ui/header/',
]

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs travels in two files: few requests, and smaller together than one by one.
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => framework.some((name) => id.includes(`/node_modules/${name}/`)) },
                { name: 'frame', test: (id) => frame.some((part) => id.includes(`/src/${part}`)) },
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

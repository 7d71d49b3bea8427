import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const framework = ['react', 'react-dom', 'scheduler', 'react-router']

/** The parts of nearly every public page, by how their paths begin. */
const frame = [
  'root.',
  'platform/ui/button.',
  'platform/ui/classes.',
  'platform/ui/drawings/drawing.',
  'platform/ui/field.',
  'platform/ui/focus-title.',
  'platform/ui/hydrating.',
  'platform/ui/icon.',
  'platform/ui/input.',
  'platform/ui/layout.',
  'platform/ui/logo.',
  'platform/ui/server-drawn.',
  'platform/ui/states.',
  'platform/ui/theme-switch.',
  'platform/ui/toast.',
  'platform/ui/toast-store.',
  'platform/web/page-meta.',
  'platform/web/social-image.',
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

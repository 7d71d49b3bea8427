import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const framework = ['react', 'react-dom', 'scheduler', 'react-router']

/** Modules that nearly every public page needs, by path prefix. */
const shell = [
  'root.',
  'design/button.',
  'design/classes.',
  'design/illustrations/illustration.',
  'design/form/field.',
  'design/page/focus-title.',
  'design/rendering/hydrating.',
  'design/icon.',
  'design/form/input.',
  'design/page/layout.',
  'design/page/logo.',
  'design/form/search-form.',
  'design/rendering/server-rendered.',
  'design/feedback/states.',
  'design/feedback/status.',
  'design/page/theme-switch.',
  'design/feedback/toast.',
  'design/feedback/toast-store.',
  'server/http/pre-hydration-input.',
  'platform/http/page-meta.',
  'platform/http/social-image.',
  'shop/cart/cart.',
  'shop/cart/ui/cart-button.',
  'shop/cart/ui/cart-panel.',
  'shop/cart/ui/cart-store.',
  'site/consent/',
  'site/search/ui/search-button.',
  'site/site-layout.',
  'site/ui/error-screen.',
  'site/ui/footer/',
  'site/ui/header/',
]

/** Serves the files that PDF.js loads while it draws (fonts, character maps, decoders) from our own origin. */
function pdfParts(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const address = /^[/]assets[/]pdf-[^/]+[/]((?:cmaps|standard_fonts|wasm|iccs)[/][\w.-]+)$/
  return {
    name: 'pdf-parts',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs'])
        for (const file of readdirSync(`${root}/${folder}`).filter((name) => !name.startsWith('quickjs'))) {
          const source = readFileSync(`${root}/${folder}/${file}`)
          this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${folder}/${file}`, source })
        }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const part = address.exec(request.url ?? '')?.[1]
        if (part) response.end(readFileSync(`${root}/${part}`))
        else next()
      })
    },
  }
}

/** Also builds the processes that read e-tax statements and photos, and the threads that render texts and read bank files. */
function separatePrograms(): Plugin {
  return {
    name: 'separate-programs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      const programs = {
        'read-statement.js': 'src/returns/statements/reader/reader-process.server.ts',
        'read-heic.js': 'src/platform/files/heic/heic-process.server.ts',
        'render-markdown.js': 'src/publishing/editor/markdown-thread.server.ts',
        'read-bank-file.js': 'src/billing/bank/camt/read-thread.server.ts',
      }
      for (const [fileName, id] of Object.entries(programs)) this.emitFile({ type: 'chunk', id, fileName })
    },
  }
}

/** Escapes non-ASCII characters: one beyond Latin-1 makes V8 store the whole file with two bytes per character. */
function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_, bundle) {
      // Each UTF-16 code unit is escaped separately, as strings and regular expressions require for surrogate pairs.
      const written = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, written)
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), pdfParts(), separatePrograms(), asciiServer()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Modules of every page are bundled into two files: fewer requests, and better compression.
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => framework.some((name) => id.includes(`/node_modules/${name}/`)) },
                { name: 'shell', test: (id) => shell.some((part) => id.includes(`/src/${part}`)) },
                // Modules that format a day or an amount need both files.
                { name: 'format', test: (id) => /\/src\/platform\/(?:format|intl)\.ts$/.test(id) },
                // Both public pages of the news need both: one file compresses better than two.
                {
                  name: 'news',
                  test: (id) => /\/src\/publishing\/news\/(?:news-labels|ui\/news-card)\.tsx?$/.test(id),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: 'src/server/web.ts' },
      },
    },
  },
  // These are bundled before the first request, so that the development server does not load React twice.
  optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-runtime', '@base-ui/react/dialog'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Bundling loads only the mail components that we use: 4 MB instead of 49 MB at start.
  ssr: { noExternal: ['@base-ui/react', /^@react-email\/(?!render)/] },
})

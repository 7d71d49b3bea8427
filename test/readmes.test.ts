import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const sources = globSync('{src,content,db,e2e,test,script,public,data}/**/*.{ts,tsx,css,js,sql,json,md}')
const files = new Set(sources.map((path) => basename(path)))

test.each([...globSync('src/**/README.md'), 'README.md', 'docs/architecture.md'])(
  '%s references existing files only',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|css|sql))`/g)].map(([, path = '']) =>
      basename(path),
    )
    // `x-page.tsx` and the like are placeholders for any name, `-db.server.ts` is a suffix.
    const missing = named.filter((name) => !/^(x[-.]|-)/.test(name) && !files.has(name))
    expect(missing).toEqual([])
  },
)

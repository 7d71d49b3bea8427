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
    // In READMEs, `x-page.tsx` and the like stand for any name, and `-db.server.ts` is only a suffix.
    const missing = named.filter((name) => !/^(x[-.]|-)/.test(name) && !files.has(name))
    expect(missing).toEqual([])
  },
)

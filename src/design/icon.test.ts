import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { loader } from './icon-sheet-route.ts'

const folder = new URL('.', import.meta.resolve('lucide-static/icons/x.svg'))

function original(name: string) {
  const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  return svg.slice(svg.indexOf('\n>') + 2, svg.lastIndexOf('</svg>'))
}

function bare(markup: string) {
  return markup.replace(/\s+/g, ' ').replace(/ ?\/>/g, '/>').replace(/> </g, '><').trim()
}

test.each(Object.entries(iconPaths))('%s has the same paths as the original icon', (name, markup) => {
  const file = name === 'circle-help' ? 'circle-question-mark' : name
  expect(bare(markup)).toBe(bare(original(file)))
})

test('the sprite contains every icon under its name', async () => {
  const sheet = await loader().text()
  for (const [name, markup] of Object.entries(iconPaths)) {
    expect(sheet).toContain(`<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`)
  }
})

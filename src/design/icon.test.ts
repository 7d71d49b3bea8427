import { expect, test } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { loader } from './icon-sheet-route.ts'

test('the sprite contains every icon under its name', async () => {
  const sheet = await loader().text()
  for (const [name, markup] of Object.entries(iconPaths)) {
    expect(sheet).toContain(`<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`)
  }
})

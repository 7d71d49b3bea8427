import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { firmSettingNames } from '#admin/settings/firm-settings.ts'
import type { Setting } from '#platform/settings/setting.ts'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.ts')

/** The names that a module imports, each preceded by the name of the imported file: `setting.ts defineSetting`. */
function importsOf(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(/^import \{([^}]+)\} from '([^']+)'/gm)
  return [...imports].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${basename(from)} ${name.trim()}`),
  )
}

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'schema' in value && 'who' in value

function keysIn(value: unknown): string[] {
  if (isSetting(value)) return [value.key]
  if (value instanceof Map) return [...value.values()].flatMap(keysIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : []
}

// Finds only settings that no test imports. An import does not prove that the test checks the setting's effect.
test('every setting is imported by a test', async () => {
  const testFiles = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.ts'], { exclude: ['test/checks/settings.test.ts'] })
  const imported = new Set(testFiles.flatMap(importsOf))
  const defining = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] }).filter((path) =>
    importsOf(path).includes('setting.ts defineSetting'),
  )
  const settings: { keys: string[]; isTested: boolean }[] = []
  for (const path of defining) {
    const values = Object.entries((await modules[`/${path}`]?.()) ?? {})
    const found = values.map(([name, value]) => ({ name: `${basename(path)} ${name}`, keys: keysIn(value) }))
    expect([path, found.some(({ keys }) => keys.length > 0)]).toEqual([path, true])
    settings.push(...found.map(({ name, keys }) => ({ keys, isTested: imported.has(name) })))
  }
  expect(settings.flatMap(({ keys }) => keys).length).toBeGreaterThan(90)
  expect(settings.filter(({ isTested }) => !isTested).flatMap(({ keys }) => keys)).toEqual([])
})

// Without its field, a setting of the firm cannot be changed on any page.
test('every setting of the firm is a field of some form', () => {
  const forms = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.{ts,tsx}', 'src/**/locales/*.ts'] })
    .filter((path) => path !== 'src/admin/settings/firm-settings.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => /Setting(sPart|sForm|Field)\b/.test(source))
  const missing = firmSettingNames.filter((name) => !forms.some((source) => source.includes(`'${name}'`)))
  expect(missing).toEqual([])
})

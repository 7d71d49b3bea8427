// Prints name, version, licence and licence text of each package in a folder of packages.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [folder = 'node_modules'] = process.argv.slice(2)
const notices = new Map<string, string>()
for (const path of globSync(['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json'], {
  cwd: dirname(folder),
})) {
  const place = join(dirname(folder), dirname(path))
  const { name, version, license } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  if (!name || !version) continue
  const texts = readdirSync(place)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(place, file), 'utf8').trim())
  notices.set(
    `${name} ${version}`,
    [`${name} ${version} (${license ?? 'see its licence text'})`, ...texts].join('\n\n'),
  )
}
const sorted = [...notices.entries()].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
console.log('This program contains the following packages.\n')
console.log(sorted.map(([, notice]) => notice).join(`\n\n${'-'.repeat(80)}\n\n`))

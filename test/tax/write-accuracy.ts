import { writeFileSync } from 'node:fs'
import { measureAccuracy } from '#test/tax/accuracy.ts'

// `node test/tax/write-accuracy.ts` writes data/tax/accuracy.json; run it after changing figures or rules.
const path = new URL('../../data/tax/accuracy.json', import.meta.url)
writeFileSync(path, `${JSON.stringify(measureAccuracy(), null, 1)}\n`)

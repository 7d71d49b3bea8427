// Reads a test run's JSON report: prints "passed failed" for script/test, and slow or retried tests as text.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[]
  }[]
}

const report: Report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const files = report.testResults
const brokenFiles = files.filter((f) => f.status === 'failed' && f.assertionResults.every((t) => t.status !== 'failed'))
console.log(report.numPassedTests, report.numFailedTests + brokenFiles.length)

const bySeconds = files
  .map((file) => ({ name: relative('.', file.name), seconds: (file.endTime - file.startTime) / 1000 }))
  .sort((a, b) => b.seconds - a.seconds)
const total = bySeconds.reduce((sum, file) => sum + file.seconds, 0)
console.error(`Slowest of ${files.length} files (${total.toFixed(0)} s in total):`)
for (const file of bySeconds.slice(0, 8)) console.error(`  ${file.seconds.toFixed(1).padStart(6)} s  ${file.name}`)

const secondTry = files.flatMap((file) =>
  file.assertionResults.filter((test) => test.status === 'passed' && test.failureMessages?.length),
)
for (const test of secondTry)
  console.error(`SECOND TRY  ${test.fullName}: ${test.failureMessages?.[0]?.split('\n')[0]}`)

import * as accountTexts from '#accounts/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.device)
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** @example deviceOf('Mozilla/5.0 (X11; Linux x86_64) … Chrome/140.0 Safari/537.36') // 'Chrome on Linux' */
export function deviceOf(userAgent: string | null): string {
  const first = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [first(browsers), first(systems)]
  if (browser && system) return copy().browserOn(browser, system)
  return browser ?? system ?? copy().unknownBrowser
}

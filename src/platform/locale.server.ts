import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultLocale, type Locale, readLocaleFrom } from './locale.ts'

const read = new AsyncLocalStorage<Locale>()
readLocaleFrom(() => read.getStore() ?? defaultLocale)

export function inLocale<Made>(locale: Locale, work: () => Made): Made {
  return read.run(locale, work)
}

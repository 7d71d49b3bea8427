import { readFileSync, watchFile } from 'node:fs'

/* Advances the clock by the milliseconds in CLOCK_FILE. For tests only; preload it with `node --import`. */

const file = process.env.CLOCK_FILE
if (file) {
  const read = () => Number(readFileSync(file, 'utf8')) || 0
  let aheadMs = read()
  watchFile(file, { interval: 100, persistent: false }, () => {
    aheadMs = read()
  })
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + aheadMs] : args, self),
    apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
  })
}

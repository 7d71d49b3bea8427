export const socialImageSize = { width: 1200, height: 630 } as const

/** @example socialImagePath('/pricing?package=basic') // '/social/page/pricing.png' */
export function socialImagePath(path: string): string {
  const [first = '', ...rest] = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
  return rest.length > 0 ? `/social/${first}/${rest.join('-')}.png` : `/social/page/${first || 'home'}.png`
}

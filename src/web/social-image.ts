// The picture that other programs show beside a link to one of our pages.

export const socialImageSize = { width: 1200, height: 630 } as const

/**
 * Where the picture of a page lies.
 * @example socialImagePath('/blog/moving-house') // '/social/blog/moving-house.png'
 * @example socialImagePath('/pricing?package=basic') // '/social/page/pricing.png'
 */
export function socialImagePath(path: string): string {
  const [first = '', ...rest] = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
  return rest.length > 0 ? `/social/${first}/${rest.join('-')}.png` : `/social/page/${first || 'home'}.png`
}

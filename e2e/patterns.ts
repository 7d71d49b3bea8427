/** Placeholders for values that a test does not know, in a text made by a function of a locale file; see `matching`. */
export const anyValue = '<any>'
export const anyNumber = 987_654_321

/** A pattern that finds a text of a locale file; placeholders in it match any characters. */
export function matching(text: string): RegExp {
  const literals = text.split(/<any>|987654321/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(literals.join('.*'))
}

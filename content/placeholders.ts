/** The paths of every fact in `facts` that is marked as a placeholder, like 'address.street'. */
export function placeholderPaths(facts: unknown, path = ''): string[] {
  if (typeof facts !== 'object' || facts === null) return []
  const own = 'isPlaceholder' in facts && facts.isPlaceholder === true ? [path] : []
  const below = Object.entries(facts).flatMap(([key, value]) => placeholderPaths(value, path ? `${path}.${key}` : key))
  return [...own, ...below]
}

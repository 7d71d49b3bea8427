/** Stands in a rendered error page where the id of the request belongs; the server puts the id in its place. */
export const requestIdPlaceholder = '{{request-id}}'

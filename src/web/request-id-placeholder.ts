/** The server replaces this placeholder in rendered error pages. */
export const requestIdPlaceholder = '{{request-id}}'

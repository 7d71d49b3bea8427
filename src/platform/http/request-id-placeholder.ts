export const requestIdPlaceholder = '{{request-id}}'

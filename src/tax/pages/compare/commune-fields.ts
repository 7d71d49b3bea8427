export const communeFields = ['commune', 'commune2', 'commune3', 'commune4', 'commune5'] as const

/** `German`, `Allied`. */
export const printSide = (side: string | undefined): string => (side === 'german' ? 'German' : 'Allied');

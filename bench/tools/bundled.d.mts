export function importBundled<Part>(name: string): Promise<Part>

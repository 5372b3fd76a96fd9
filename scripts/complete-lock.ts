// node scripts/complete-lock.ts: adds the binaries for other systems to the lock file, without which npm ci refuses it
// there. npm omits those that its registry does not offer, or that another machine's node_modules did not have.
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Package>;

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'mips64el', 'wasm32'];

/** The optional packages that others depend on and that the lock file lacks, as entries. */
export function missingFrom(packages: Packages): Packages {
  const missing: Packages = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!placesFor(path, name).some((place) => packages[place]))
        missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
  return missing;
}

/** Where npm looks for a dependency: beside the package, then in each folder above. */
function placesFor(path: string, name: string): string[] {
  const folders = path.split('node_modules/').slice(0, -1);
  const above = folders.map((_, depth) =>
    path
      .split('node_modules/')
      .slice(0, depth + 1)
      .join('node_modules/'),
  );
  return [path && `${path}/`, ...above].map((folder) => `${folder}node_modules/${name}`);
}

/** Binaries have their system and processor in their names: `@rolldown/binding-linux-arm64-musl`. */
function platformOf(name: string): Pick<Package, 'os' | 'cpu' | 'libc'> {
  const os = SYSTEMS.find((system) => name.includes(system));
  const cpu = PROCESSORS.find((processor) => name.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(`${name} does not say for which system it is: let npm install write the lock file`);
  const libc = os === 'linux' && name.match(/gnu|musl/)?.[0];
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }) };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingFrom(lock.packages);
  const all = Object.entries<Package>({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} packages added`);
}

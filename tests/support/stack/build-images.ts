import { composedStack, dockerResponds } from './stack-composed.ts';

// Where a Docker engine responds, the browser tests’ stack starts from these images: made beside other work, since
// downloads leave the processor idle half of the time.
if (dockerResponds()) await composedStack({}).compose('--progress', 'quiet', 'build');

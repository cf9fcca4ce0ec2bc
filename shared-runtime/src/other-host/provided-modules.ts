// webpack provides a shared module only in a build that imports it by this name. Remotes use all of them.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@tanstack/react-query';
import 'shared-contracts/schema';
import 'shared-runtime';
import 'shared-runtime/router';
